import { ImportSheet } from './import-sheet';
import type { ImportDecisions, Previewed } from './import-facts';
import type { ImportProblem } from './problem-sentence';
import { ProblemSheet } from './problem-sheet';
import { ReadingSheet } from './reading-sheet';

interface ImportSheetsProps extends ImportDecisions {
  state:
    | { readonly step: 'idle' }
    | { readonly step: 'reading'; readonly share: number | null }
    | { readonly step: 'problem'; readonly problem: ImportProblem }
    | ({ readonly step: 'preview' | 'saving' } & Previewed);
}

/** Whatever an import has to say or to ask, wherever it was begun. */
export function ImportSheets({ state, ...decisions }: ImportSheetsProps) {
  switch (state.step) {
    case 'idle':
      return null;
    case 'reading':
      return state.share === null ? null : <ReadingSheet share={state.share} onCancel={decisions.close} />;
    case 'problem':
      return <ProblemSheet problem={state.problem} onClose={decisions.close} />;
    case 'preview':
    case 'saving':
      return <ImportSheet previewed={state} isSaving={state.step === 'saving'} {...decisions} />;
  }
}
