import { useRef } from 'preact/hooks';

/** A choice of file that looks like a button. */
export const FileButton = ({
  words,
  accept,
  onFile,
}: {
  words: string;
  accept: string;
  onFile: (file: File) => void;
}) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="menuItem" onClick={() => input.current?.click()}>
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
