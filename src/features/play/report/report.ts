import type { PaperPart } from '@/kit/print/paper';
import type { RunningTotal } from '@/kit/print/total-lines';
import type { Thrown } from '@/rules/common/luck';

/** A number of each side: "ships lost 3 : 5". */
export interface Figure {
  readonly label: string;
  readonly ijn: number;
  readonly irn: number;
}

/** A value read off a view, for the line that runs through the campaign. One side may have none. */
export interface Total<View> {
  readonly title: string;
  of(view: View): { readonly ijn?: number | null; readonly irn?: number | null };
  /** What has to be reached, as it stands now. */
  goal?(view: View): number | null;
}

/** What a book puts into the report of a campaign. All of it is read off what both sides know. */
export interface ReportContent<View = never> {
  /** Who won; null while nobody has. */
  verdict(view: View): string | null;
  /** Two or three that everybody asks for. */
  figures(view: View): readonly Figure[];
  readonly totals: readonly Total<View>[];
  /** Ledgers, losses: whatever else is worth a part. */
  parts(view: View, nameOf: (id: string) => string): readonly PaperPart[];
  /** What a table brought that no number to roll stands for; the other dice are counted by what they needed. */
  tableLuck?(
    before: View,
    descriptions: readonly { readonly code: string; readonly data: unknown }[],
  ): readonly TableThrow[];
}

export interface TableThrow extends Thrown {
  readonly side: string;
  readonly title: string;
}

export type { PaperPart, RunningTotal };
