import { nextTask } from './boot/nextTask.ts'
import { openStoreEarly } from './boot/openStoreEarly.ts'
import { startFirstFiles } from './boot/startFirstFiles.ts'

/**
 * What the browser does by itself is begun before the rest of this script is run, which takes it longer, and that is
 * done in steps, between which it answers: the token is there, and the first calls leave, before anything is drawn.
 *
 * None of it in the task of the script: who watches the network (developer tools, the bench) is told the line of each
 * request, and in a function of a megabyte that line is found by reading all of it again.
 */
async function begin(): Promise<void> {
  startFirstFiles()
  openStoreEarly()
  // Nothing of it is in a released build.
  const developer = process.env.NODE_ENV === 'production' ? null : await import('./boot/developer/index.ts')
  const boot = developer?.beginDeveloper()
  await import(/* webpackMode: "eager" */ './boot/begin.ts')
  await nextTask()
  const { main } = await import(/* webpackMode: "eager" */ './boot/main.ts')
  await nextTask()
  main(developer && boot && developer.toolsBeside(boot))
}

void Promise.resolve().then(begin)
