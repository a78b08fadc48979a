/**
 * Opens a database of this browser (IndexedDB), where records outlive the page. Whoever opens it closes it.
 * @param name of the database
 * @param create makes its object stores, in a browser that doesn't have it yet
 * @throws where storage is blocked or missing
 */
export function openRecords(name: string, create: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Where storage is blocked the call itself may throw, which rejects as well.
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => create(opening.result);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}
