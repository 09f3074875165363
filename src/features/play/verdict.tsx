import { BothMarks, SideMark } from '@/kit/side-mark';
import { ensignOf, type Sided } from '@/kit/sides';
import { useSettings } from '@/store/settings';
import { Row, Stack } from '@/ui/layout';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';

/** "Japanese" in the letters of the headline. With less beside the ensign, the words stand below it. */
const WIDEST_WORD = 164;

interface VerdictProps {
  /** Null where nobody has won. */
  winner: Sided | null;
  words: string;
  how?: string;
}

/** Who won a campaign, under the winner's ensign. */
export function Verdict({ winner, words, how }: VerdictProps) {
  const { growth } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  return (
    <Row wrap align="center" gap="md">
      {winner === null ? (
        <BothMarks marks={marks} width={44} />
      ) : (
        <SideMark side={ensignOf(winner)} marks={marks} width={66} />
      )}
      <Stack style={{ flexGrow: 1, flexShrink: 1, flexBasis: WIDEST_WORD * growth('key') }} testID="verdict-words">
        <Heading as="key">{words}</Heading>
        {how !== undefined && <Text>{how}</Text>}
      </Stack>
    </Row>
  );
}
