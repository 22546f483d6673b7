/** The page's databases and the stores in each of them; every store is kept by id. */
export const DATABASES = {
  brownwater: ['list', 'files'],
  'brownwater-career': ['battles'],
  'brownwater-fleets': ['fleets'],
  'brownwater-ships': ['ships'],
  'brownwater-post': ['games'],
  'brownwater-aside': ['things'],
} as const;

export type DatabaseName = keyof typeof DATABASES;

export const DATABASE_NAMES = Object.keys(DATABASES) as DatabaseName[];
