/** Whether two plain values say the same. */
export const same = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  for (const key in left) if (!same(left[key], right[key])) return false;
  for (const key in right) if (!(key in left)) return false;
  return true;
};

/** The option that says the same as a command, or undefined. */
export const offered = <C extends { type: string }>(options: readonly C[], command: C): C | undefined => {
  for (const option of options) if (option.type === command.type && same(option, command)) return option;
  return undefined;
};
