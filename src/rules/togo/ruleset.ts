import { err, ok, type Result } from '@/lib/result';
import { DEFAULT_HOUSE_RULES, type HouseRuleProblem, type HouseRules, parseHouseRules } from './house-rules';
import { parseTables, PRINTED_TABLES, type TogoTables } from './tables';

/** What is in force at this table. Keep one per battle: odds remember what they worked out for it. */
export type Ruleset = { readonly houseRules: HouseRules; readonly tables: TogoTables };

export const PRINTED: Ruleset = { houseRules: DEFAULT_HOUSE_RULES, tables: PRINTED_TABLES };

/** The one door from an owner's choices and errata to a ruleset. */
export function parseRuleset(choices: {
  readonly houseRules?: unknown;
  readonly tables?: unknown;
}): Result<Ruleset, HouseRuleProblem> {
  if (choices.houseRules === undefined && choices.tables === undefined) return ok(PRINTED);
  const houseRules = parseHouseRules(choices.houseRules ?? {});
  if (!houseRules.ok) return err(houseRules.error);
  const tables = parseTables(choices.tables ?? {});
  if (!tables.ok) return err(tables.error);
  return ok({ houseRules: houseRules.value, tables: tables.value });
}
