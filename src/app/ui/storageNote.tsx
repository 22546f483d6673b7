import { storageTrouble } from '../files/trouble.ts';

/** Says why this browser does not keep what it should; nothing while it does. */
export const StorageNote = () => storageTrouble.value !== null && <p class="trouble">{storageTrouble.value}</p>;
