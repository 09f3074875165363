import { finish, runChecks } from './check-tasks';

finish(await runChecks({ slowTests: false }));
