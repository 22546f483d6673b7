import { useEffect, useRef } from 'preact/hooks';

/** Brings what has just been unfolded to where it is seen: a low panel would hide it under its edge. */
export const useUnfolded = <E extends Element>(open: boolean) => {
  const all = useRef<E>(null);
  const was = useRef(open);
  useEffect(() => {
    if (open && !was.current) all.current?.scrollIntoView({ block: 'nearest' });
    was.current = open;
  }, [open]);
  return all;
};
