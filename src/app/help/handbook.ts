import { useEffect, useState } from 'preact/hooks';
import type { Handbook } from '../../system/help.ts';
import type { RuleSet } from '../../system/ruleset.ts';

/** The handbook of a rule system, fetched when `wanted`; null until it is there, or where it cannot be had. */
export const useHandbook = (rules: RuleSet | null, wanted: boolean): Handbook | null => {
  const [book, show] = useState<{ of: RuleSet; is: Handbook } | null>(null);
  useEffect(() => {
    let here = true;
    if (wanted)
      rules?.help?.().then(
        is => here && show({ of: rules, is }),
        // A screen goes on without its links; the help itself says that it could not be fetched.
        () => undefined,
      );
    return () => void (here = false);
  }, [rules, wanted]);
  return book?.of === rules ? book.is : null;
};
