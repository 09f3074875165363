/**
 * Which reducers these are; null where nobody said. In Node the environment says so. Where our tools build the app, Metro
 * puts a file with the answer in place of this one: inlined, the answer would outlive its truth in Metro's cache.
 */
export const rulesBuild = (): string | null => process.env.ZFLAG_RULES_BUILD || null;
