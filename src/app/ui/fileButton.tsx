import { useRef } from 'preact/hooks';

/** A choice of file that looks like a button. */
export const FileButton = ({
  words,
  accept,
  kind = 'menuItem',
  onFile,
}: {
  words: string;
  accept: string;
  /** The class of the button that it looks like. */
  kind?: string;
  onFile: (file: File) => void;
}) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class={kind} onClick={() => input.current?.click()}>
        {words}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={event => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
};
