import type { ComponentType } from 'react';

import {
  BrokenSpecimen,
  ButtonSpecimen,
  IconSpecimen,
  TypeSpecimen,
  FieldSpecimen,
  StateSpecimen,
} from './components/plain-specimens';
import { ChipSpecimen } from './components/chip-specimen';
import { ChoiceSpecimen } from './components/choice-specimen';
import { CountPadSpecimen, NumberPadSpecimen, DicePadSpecimen } from './components/pad-specimens';
import { CurtainSpecimen } from './components/curtain-specimen';
import { DialSpecimen } from './components/dial-specimen';
import { DieSpecimen } from './components/die-specimen';
import { FrameSpecimen } from './components/frame-specimen';
import { MessageSpecimen } from './components/message-specimen';
import { OddsSpecimen } from './components/odds-specimen';
import { PlanSpecimen } from './components/plan-specimen';
import { RowSpecimen } from './components/row-specimen';
import { StripSpecimen } from './components/strip-specimen';
import { LadderSpecimen, OwnTableSpecimen, SumSpecimen, TrackSpecimen } from './components/shelf-specimens';
import { ThemeSpecimen } from './components/theme-specimen';

export type Specimen = ComponentType;

/** Where each component of `src/ui` is shown. gallery.slow.test.tsx fails when one is missing, or is not really on its page. */
export const specimens: Readonly<Record<string, Specimen>> = {
  ThemeProvider: ThemeSpecimen,
  Text: TypeSpecimen,
  Heading: TypeSpecimen,
  CountedText: TypeSpecimen,
  CountedHeading: TypeSpecimen,
  Button: ButtonSpecimen,
  IconButton: ButtonSpecimen,
  Pressable: ButtonSpecimen,
  Stepper: ChoiceSpecimen,
  SegmentedChoice: ChoiceSpecimen,
  // Says there why a choice is refused.
  LiveRegion: ChoiceSpecimen,
  Segment: ChoiceSpecimen,
  ChipChoice: ChoiceSpecimen,
  StepRow: ChoiceSpecimen,
  NamedChoice: ChoiceSpecimen,
  RadioRow: ChoiceSpecimen,
  RadioGroup: ChoiceSpecimen,
  TextField: FieldSpecimen,
  DieFace: DieSpecimen,
  DicePad: DicePadSpecimen,
  DiceSlots: DicePadSpecimen,
  NumberPad: NumberPadSpecimen,
  KeyGrid: NumberPadSpecimen,
  PadKey: NumberPadSpecimen,
  CountPad: CountPadSpecimen,
  TotalPad: CountPadSpecimen,
  Marker: ChipSpecimen,
  Tag: ChipSpecimen,
  // The plate of chips stands in these two, which draw nothing of their own.
  Row: ChipSpecimen,
  Stack: ChipSpecimen,
  ListRow: RowSpecimen,
  ToggleRow: RowSpecimen,
  SwitchMark: RowSpecimen,
  BoxTrack: TrackSpecimen,
  Ruler: TrackSpecimen,
  Card: RowSpecimen,
  Columns: RowSpecimen,
  Section: RowSpecimen,
  SectionHeader: RowSpecimen,
  StackHeader: FrameSpecimen,
  BandFoot: FrameSpecimen,
  ActionBar: FrameSpecimen,
  TabBar: FrameSpecimen,
  // The page itself is the screen, and its foot the slot.
  Screen: FrameSpecimen,
  Sheet: MessageSpecimen,
  Confirm: MessageSpecimen,
  Toast: MessageSpecimen,
  ToastProvider: MessageSpecimen,
  ToastSlot: MessageSpecimen,
  EmptyState: StateSpecimen,
  ErrorState: StateSpecimen,
  Progress: StateSpecimen,
  Icon: IconSpecimen,
};

/** Instruments of `src/kit`, which know ships. */
const instruments: readonly Specimen[] = [
  StripSpecimen,
  CurtainSpecimen,
  DialSpecimen,
  PlanSpecimen,
  OddsSpecimen,
  SumSpecimen,
  LadderSpecimen,
  OwnTableSpecimen,
];

/** The page in order: each specimen once, and last the one that shows what happens when something breaks. */
export const pages: readonly Specimen[] = [...new Set(Object.values(specimens)), ...instruments, BrokenSpecimen];
