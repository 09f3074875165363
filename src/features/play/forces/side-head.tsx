import type { ReactNode } from 'react';

import { SideMark } from '@/kit/side-mark';
import { ensignOf, type Navy, sideEdge, sideText } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { Row } from '@/ui/layout';
import { Heading } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { stroke, touch } from '@/ui/tokens';

interface SideHeadProps {
  side: Navy | null;
  title: string;
  /** The title names the side itself. */
  namesSide?: boolean;
  children: ReactNode;
}

/** Over the ships of a group: its side by colour and ensign, its name, and what there is to say or do. */
export function SideHead({ side, title, namesSide = false, children }: SideHeadProps) {
  const t = useT();
  const { color } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  return (
    <Row
      align="center"
      wrap
      columnGap="sm"
      paddingX="edge"
      paddingY={6}
      style={{
        minHeight: touch.min,
        backgroundColor: color.paper,
        borderTopWidth: stroke.active,
        borderColor: side === null ? color.now : color[sideEdge(side)],
      }}
    >
      {side !== null && (
        <SideMark
          side={ensignOf(side)}
          marks={marks}
          width={30}
          label={namesSide ? undefined : t(`common.side.${side}`)}
        />
      )}
      <Heading as="name" color={side === null ? 'ink' : sideText(side)} style={{ flexGrow: 1, flexShrink: 1 }}>
        {title}
      </Heading>
      {children}
    </Row>
  );
}
