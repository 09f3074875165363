import { DEFAULT_RULINGS, parseRulings, type Rulings } from '@/rules/mukden/index';
import { useSettings } from '@/store/settings';

/** The rulings for new campaigns hold outside of campaigns, too. */
export function useShelfRulings(): Rulings {
  const parsed = parseRulings(useSettings(({ rulings }) => rulings.mukden) ?? {});
  return parsed.ok ? parsed.value : DEFAULT_RULINGS;
}
