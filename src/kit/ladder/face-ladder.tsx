import '@/messages/instruments';

import { useT } from '@/messages/messages';
import { type Face, FACES } from '@/ui/dice-input';
import { DieFace } from '@/ui/die-face';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face as typeface, radius, stroke } from '@/ui/tokens';

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

/** Before one die falls: every face and what it would bring. Two rows with large text. */
export function FaceLadder({ label, resultOf, testID }: FaceLadderProps) {
  const { isLargeText } = useTheme();
  const rows = isLargeText ? [FACES.slice(0, 3), FACES.slice(3)] : [FACES];
  return (
    <Stack role="group" aria-label={label} testID={testID} gap={6}>
      {rows.map((faces) => (
        <Row key={faces[0]} gap={6}>
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
        note === undefined ? t('ladder.face', { face, brings }) : t('ladder.faceNoted', { face, brings, note })
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
