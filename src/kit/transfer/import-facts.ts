/** What the store tells of a file or a code that is about to be imported, as far as it is shown. */
export type ItemStatus = 'new' | 'identical' | 'conflict' | 'unusable';
export type BattleFault =
  { readonly code: 'UNKNOWN_BOOK' | 'SETUP_UNREADABLE' } | { readonly code: 'LOG_UNREADABLE'; readonly row: number };
export type Choice = 'both' | 'replace' | 'skip';

export interface BattleItem {
  readonly type: 'battle';
  readonly key: string;
  readonly name: string;
  readonly isCampaign: boolean;
  readonly updatedAt: string;
  readonly entries: number;
  readonly isDamaged: boolean;
  readonly status: ItemStatus;
  readonly fault: BattleFault | null;
  readonly here: { readonly entries: number; readonly shared: number } | null;
}

export interface DocumentItem {
  readonly type: 'document';
  readonly key: string;
  readonly kind: string;
  readonly name: string | null;
  readonly updatedAt: string;
  readonly status: ItemStatus;
  readonly hereUpdatedAt: string | null;
  readonly canKeepBoth: boolean;
}

export type TransferItem = BattleItem | DocumentItem;

export interface Imported {
  readonly type: 'battle' | 'document';
  readonly kind: string;
  readonly replaced: string | null;
}

export interface Previewed {
  /** What was read: the words above the list differ. */
  readonly source: 'file' | 'code' | 'backup';
  readonly transfer: { readonly exportedAt: string };
  readonly items: readonly TransferItem[];
  readonly choices: ReadonlyMap<string, Choice>;
}

export interface ImportDecisions {
  readonly choose: (key: string, choice: Choice) => void;
  readonly confirm: () => void;
  readonly close: () => void;
}
