import { event } from './tide/event';
import { owed } from './tide/owed';
import { purpose, roll } from './tide/purpose';
import { refusal } from './tide/refusal';
import { rules } from './tide/rules';

/** The sentences of The Tide at Sunrise. */
export const tideWords = {
  /** Looked up by code. */
  tide: { event, owed, purpose, refusal, roll, rules },
} as const;
