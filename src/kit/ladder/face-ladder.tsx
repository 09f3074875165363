import { useWindowDimensions } from 'react-native';

import '@/messages/instruments';

import { useT } from '@/messages/messages';
import { type Face, FACES } from '@/ui/dice-input';
import { DieFace } from '@/ui/die-face';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face as typeface, radius, space, stroke } from '@/ui/tokens';

/** What a face, or a total, brings. */
export interface LadderResult {
  /** In a word or a number: "0/3", "spotted". */
  readonly brings: string;
  /** Under it, smaller. */
  readonly note?: string;
  /** Solid where it brings something, hollow where it brings nothing. */
  readonly scores: boolean;
}

interface FaceLadderProps {
  /** What the die decides. */
  label: string;
  resultOf: (face: Face) => LadderResult;
  testID?: string;
}

const GAP = 6;
/** How a face that brings nothing is drawn. */
const NOTHING = '–';
/** Advance of a letter of the condensed face, as a part of its size. */
const LETTER = 0.46;

const longestWord = (words: string) => Math.max(...words.split(' ').map((word) => word.length));

/** Before one die falls: every face and what it would bring. Two rows with large text, or where a word would not fit. */
export function FaceLadder({ label, resultOf, testID }: FaceLadderProps) {
  const { isLargeText, fontSize } = useTheme();
  const room = (useWindowDimensions().width - 2 * space.edge - 5 * GAP) / FACES.length - 4;
  const fits = FACES.map(resultOf).every(
    ({ brings, note = '' }) =>
      longestWord(brings) * fontSize('control') * LETTER <= room &&
      longestWord(note) * fontSize('label') * LETTER <= room,
  );
  const rows = isLargeText || !fits ? [FACES.slice(0, 3), FACES.slice(3)] : [FACES];
  return (
    <Stack role="group" aria-label={label} testID={testID} gap={GAP}>
      {rows.map((faces) => (
        <Row key={faces[0]} gap={GAP}>
          {faces.map((face) => (
            <Rung key={face} face={face} result={resultOf(face)} testID={testID && `${testID}-${face}`} />
          ))}
        </Row>
      ))}
    </Stack>
  );
}

function Rung({ face, result, testID }: { face: Face; result: LadderResult; testID: string | undefined }) {
  const t = useT();
  const { color, growth } = useTheme();
  const { brings, note, scores } = result;
  return (
    <Stack
      accessible
      role="img"
      aria-label={
        brings === NOTHING
          ? t('ladder.faceNothing', { face })
          : note === undefined
            ? t('ladder.face', { face, brings })
            : t('ladder.faceNoted', { face, brings, note })
      }
      testID={testID}
      flex={1}
      align="center"
      gap={3}
      paddingTop={7}
      paddingBottom={6}
      paddingX={1}
      style={{
        minWidth: 0,
        borderWidth: stroke.frame,
        borderColor: scores ? color.ruleStrong : color.rule,
        borderRadius: radius.card,
        backgroundColor: color.card,
      }}
    >
      <DieFace face={face} state={scores ? 'success' : 'failed'} size={30 * growth('pad')} label={null} />
      <Text as="control" style={{ textAlign: 'center', fontFamily: typeface.condensedBold }}>
        {brings}
      </Text>
      {note !== undefined && (
        <Text as="label" color="ink2" style={{ textAlign: 'center', textTransform: 'none', letterSpacing: 0 }}>
          {note}
        </Text>
      )}
    </Stack>
  );
}
