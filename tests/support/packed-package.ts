import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** An empty project in the temporary folder, into which one of the product's packages is installed. */
export interface PackageProject {
  folder: string;
  /** The folder of the installed package. */
  installed: string;
  /** Runs a command, in the project unless another folder is given, and gives what it prints; throws if it fails. */
  run(command: string, args: string[], cwd?: string): string;
  /** Builds and packs the package, installs the archive, and links these packages of the repository beside it. */
  install(linked: readonly string[]): void;
}

/** A project for the package `@liverig/<name>`, whose sources are `packages/<name>`. */
export function packageProject(name: 'client' | 'player'): PackageProject {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `liverig-${name}-`));
  const installed = join(folder, 'node_modules/@liverig', name);
  const run = (command: string, args: string[], cwd = folder): string =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return {
    folder,
    installed,
    run,
    install: (linked) => {
      run('npm', ['run', '-s', 'build:packages', name], ROOT);
      run('npm', ['pack', '--pack-destination', folder], join(ROOT, 'packages', name));
      const archive = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
      mkdirSync(installed, { recursive: true });
      run('tar', ['xzf', archive, '--strip-components=1', '-C', installed]);
      mkdirSync(join(folder, 'node_modules/@types'));
      for (const one of linked) symlinkSync(join(ROOT, 'node_modules', one), join(folder, 'node_modules', one));
    },
  };
}
