/**
 * Returns the scripts of a page that get another name when its own code changes: the script of the page, and
 * each that names one of them. A returning visitor loads them after such a deploy.
 * @param scripts the scripts of the page, each after those that it imports; the last one starts the app
 * @param code the code of all scripts of the build, by path
 */
export function changedScripts(
  scripts: readonly string[],
  code: ReadonlyMap<string, string>,
): string[] {
  const changed = new Set(scripts.slice(-2, -1))
  // A set yields what is added while it is read.
  for (const path of changed) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    for (const [importer, text] of code) if (text.includes(name)) changed.add(importer)
  }
  return scripts.filter((path) => changed.has(path))
}
