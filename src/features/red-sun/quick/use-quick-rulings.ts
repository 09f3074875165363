import { DEFAULT_RULINGS, parseRulings, type Rulings } from '@/rules/red-sun/index';
import { useSettings } from '@/store/settings';

/** The rulings for new campaigns hold here too. */
export function useQuickRulings(): Rulings {
  const parsed = parseRulings(useSettings(({ rulings }) => rulings['red-sun']) ?? {});
  return parsed.ok ? parsed.value : DEFAULT_RULINGS;
}
