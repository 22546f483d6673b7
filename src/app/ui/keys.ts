import { useLayoutEffect } from 'preact/hooks';

/** Hears keys for what is shown, before it is painted: a key pressed at the first sight of it is not lost, or another's. */
export const useKeydown = (
  listen: (event: KeyboardEvent) => void,
  inputs: readonly unknown[],
  capture = false,
): void => {
  useLayoutEffect(() => {
    addEventListener('keydown', listen, capture);
    return () => removeEventListener('keydown', listen, capture);
  }, inputs);
};
