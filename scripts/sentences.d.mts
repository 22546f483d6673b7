/** Every sentence that the game can say, each once, sorted: the keys of a language file. */
export function sentences(): string[];
