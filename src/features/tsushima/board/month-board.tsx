import { useState } from 'react';
import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import {
  type CampaignView,
  type GroupView,
  merchantsDue,
  ownerOf,
  PORT_IDS,
  PORTS,
  SIDES,
} from '@/rules/tsushima/index';
import { useSettings } from '@/store/settings';
import { BoxTrack } from '@/ui/box-track';
import { Button } from '@/ui/button';
import { Row, Stack } from '@/ui/layout';
import { Section } from '@/ui/section';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { stroke } from '@/ui/tokens';

import { useGame } from '../game';
import { FlyingBaseSheet } from '../move/hex-sheet';
import { placeName, portName, sideWords } from '../words/names-in';

/** Where everybody is, what each port can repair, and what the month still holds. */
export function MonthBoard() {
  const t = useT();
  const { view } = useGame();
  const groups = Object.values(view.groups);
  const at = (kind: GroupView['where']['kind']) => groups.filter(({ where }) => where.kind === kind);
  const sea = [...at('partial'), ...at('open')];
  const ports = PORT_IDS.filter(
    (port) => PORTS[port].repairs > 0 || at('port').some(({ where }) => where.name === port),
  );
  const places = [...new Set(sea.map(({ where }) => JSON.stringify(where)))].map((place) =>
    sea.filter(({ where }) => JSON.stringify(where) === place),
  );
  const zones = [...new Set(at('zone').map(({ where }) => where.name))];
  return (
    <>
      <Section title={t('tsushima.board.month.sea')} testID="at-sea">
        {places.length === 0 && <Text color="ink2">{t('tsushima.board.month.empty')}</Text>}
        {places.map((here) => (
          <Place key={here[0]?.id} title={here[0] ? placeName(here[0].where) : ''} groups={here} />
        ))}
      </Section>
      {zones.length > 0 && (
        <Section title={t('tsushima.board.month.zones')} testID="zones">
          {zones.map((zone) => (
            <Place
              key={zone}
              title={placeName({ kind: 'zone', name: zone })}
              groups={at('zone').filter(({ where }) => where.name === zone)}
            />
          ))}
        </Section>
      )}
      <Section title={t('tsushima.board.month.ports')} testID="ports">
        {ports.map((port) => (
          <Port key={port} view={view} port={port} groups={at('port').filter(({ where }) => where.name === port)} />
        ))}
      </Section>
      <Rest />
    </>
  );
}

interface PlaceProps {
  title: string;
  groups: readonly GroupView[];
}

function Place({ title, groups, children }: PlaceProps & { children?: React.ReactNode }) {
  const t = useT();
  const { color } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  const { view, nameOf } = useGame();
  return (
    <Stack gap="xs" paddingBottom="sm" style={{ borderBottomWidth: stroke.hairline, borderColor: color.rule }}>
      <Row align="center" justify="space-between" gap="md" wrap>
        <Text as="name" style={{ flexShrink: 1 }}>
          {title}
        </Text>
        {children}
      </Row>
      {groups.map(({ id, side, ships, top }) => (
        <Row key={id} gap="sm" align="flex-start" testID={`group-${id}`}>
          <View style={{ paddingTop: 3 }}>
            <SideMark side={ensignOf(side)} marks={marks} width={24} label={t(`common.side.${side}`)} />
          </View>
          <Stack flex={1}>
            <Text as="control">{nameOf(id)}</Text>
            {ships?.length !== 1 && (
              <Text as="text2" color="ink2">
                {ships === null
                  ? t('tsushima.board.month.unknown', { name: nameOf(top) })
                  : ships.length > MOST_NAMES
                    ? t('tsushima.board.month.ships', { count: ships.length })
                    : ships.map((ship) => view.ships[ship]?.name ?? ship).join(', ')}
              </Text>
            )}
          </Stack>
        </Row>
      ))}
    </Stack>
  );
}

/** More names than a division has are a number. */
const MOST_NAMES = 6;

function Port({
  view,
  port,
  groups,
}: {
  view: CampaignView;
  port: (typeof PORT_IDS)[number];
  groups: readonly GroupView[];
}) {
  const t = useT();
  const slots = PORTS[port].repairs;
  const holder = ownerOf(view, port);
  const hurt = groups
    .flatMap(({ ships }) => ships ?? [])
    .filter((id) => (view.ships[id]?.hits ?? 0) > 0 && view.ships[id]?.fate === 'afloat').length;
  const wanted = Math.min(slots, hurt);
  return (
    <Place title={portName(port)} groups={groups}>
      <Row align="center" gap="sm" wrap>
        {SIDES.some((side) => view.claims[side].includes(port)) && <Tag text={t('tsushima.board.month.claimed')} />}
        {holder !== PORTS[port].side && holder !== null && (
          <Tag text={t('tsushima.board.month.held', { side: sideWords(holder) })} />
        )}
        {slots > 0 && (
          <BoxTrack
            count={slots}
            filled={0}
            owed={wanted}
            size={16}
            label={t('tsushima.board.month.slotsSaid', { port: portName(port), used: wanted, slots })}
            testID={`slots-${port}`}
          />
        )}
      </Row>
    </Place>
  );
}

/** Mines, bases, merchants, the channel, and who may no longer search. */
function Rest() {
  const t = useT();
  const { view, state } = useGame();
  const [placing, setPlacing] = useState(false);
  const { mines, flyingBases, lodged, merchants, evading } = view;
  const due = merchantsDue(state);
  return (
    <Section title={t('tsushima.board.month.more')} testID="month-rest">
      <Fact
        title={t('tsushima.board.month.mines')}
        text={[
          ...mines.laid.map(({ side, hex }) =>
            t('tsushima.board.month.mineAt', { side: sideWords(side), where: portName(hex) }),
          ),
          t('tsushima.board.month.minesLeft', { ijn: mines.left.ijn, irn: mines.left.irn }),
        ].join('; ')}
        rule="TSU-50"
      />
      {(flyingBases.left > 0 || flyingBases.placed.length > 0) && (
        <>
          <Fact
            title={t('tsushima.board.month.bases')}
            text={[
              ...flyingBases.placed.map((hex) => portName(hex)),
              t('tsushima.board.month.basesLeft', { count: flyingBases.left }),
            ].join('; ')}
            rule="TSU-25"
          />
          {flyingBases.left > 0 && view.result === null && (
            <Button
              icon="plus"
              label={t('tsushima.board.month.placeBase')}
              onPress={() => setPlacing(true)}
              testID="place-base"
            />
          )}
        </>
      )}
      {view.scenario === 'war-at-sea' && (
        <>
          <Fact
            title={t('tsushima.board.month.merchants')}
            text={[String(merchants.sunk), t('tsushima.board.month.due', { count: due })].join('; ')}
            rule="TSU-49"
          />
          <Fact
            title={t('tsushima.board.month.channel')}
            text={lodged === 0 ? t('tsushima.board.month.open') : t('tsushima.board.month.blocked', { count: lodged })}
            rule="TSU-56"
          />
        </>
      )}
      {SIDES.filter((side) => evading[side]).map((side) => (
        <Fact
          key={side}
          title={t('tsushima.board.month.evading')}
          text={`${sideWords(side)}: ${t('tsushima.board.month.evadingText')}`}
          rule="TSU-20"
        />
      ))}
      {placing && <FlyingBaseSheet onClose={() => setPlacing(false)} />}
    </Section>
  );
}

function Fact({ title, text, rule }: { title: string; text: string; rule: string }) {
  return (
    <Row align="center" gap="sm">
      <Stack flex={1}>
        <Text as="name">{title}</Text>
        <Text as="text2" color="ink2">
          {text}
        </Text>
      </Stack>
      <RuleLink rule={rule} />
    </Row>
  );
}
