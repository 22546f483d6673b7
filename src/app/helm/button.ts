/** The one thing to do now: always the same button, always the same key. */
export interface Primary {
  label: string;
  /** How far the step has got, or what is being waited for. */
  detail: string;
  /** null while there is nothing to press. */
  press: (() => void) | null;
  /** Asks once more, since much would be left undone. */
  warns: boolean;
}
