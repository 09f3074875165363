import { View } from 'react-native';

import { Row } from './layout';
import { useTheme } from './theme';
import { radius, space, stroke } from './tokens';

export interface BoxTrackProps {
  /** The whole of it in words: the boxes are a drawing. */
  label: string;
  count: number;
  /** Boxes that are done. */
  filled: number;
  /** Dashed ones after those: owed, or marked but not yet in force. */
  owed?: number;
  /** The next box after both is the one in hand. */
  now?: boolean;
  /** Boxes stand in groups of so many, to be counted at a glance. */
  groupsOf?: number;
  /** Side of a box, 14 to 22. */
  size?: number;
  testID?: string;
}

type BoxState = 'filled' | 'owed' | 'now' | 'open';

/** Loads, hours, rounds, steps, hits: one box each, filled when done. */
export function BoxTrack(props: BoxTrackProps) {
  const { label, count, filled, owed = 0, now = false, groupsOf = count, size = 22, testID } = props;
  const stateAt = (place: number): BoxState => {
    if (place < filled) return 'filled';
    if (place < filled + owed) return 'owed';
    return now && place === filled + owed ? 'now' : 'open';
  };
  return (
    <Row accessible role="img" aria-label={label} testID={testID} wrap gap="xs" style={{ flexShrink: 1 }}>
      {Array.from({ length: count }, (_, place) => (
        <Box key={place} state={stateAt(place)} size={size} endsGroup={(place + 1) % groupsOf === 0} />
      ))}
    </Row>
  );
}

function Box({ state, size, endsGroup }: { state: BoxState; size: number; endsGroup: boolean }) {
  const { color, growth } = useTheme();
  const side = size * growth('chip');
  const fill = { filled: color.ink, now: color.now, owed: undefined, open: undefined }[state];
  return (
    <View
      testID={`box-${state}`}
      style={{
        width: side,
        height: side,
        marginRight: endsGroup ? space.xs : 0,
        borderWidth: stroke.frame,
        borderStyle: state === 'owed' ? 'dashed' : 'solid',
        borderColor: state === 'filled' || state === 'now' ? color.ink : color.ruleStrong,
        borderRadius: radius.chip,
        backgroundColor: fill,
      }}
    />
  );
}
