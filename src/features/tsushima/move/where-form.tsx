import { useT } from '@/messages/messages';
import { type CampaignView, PORT_IDS, type Where, ZONES } from '@/rules/tsushima/index';
import { ChipChoice } from '@/ui/chip-choice';
import { Stack } from '@/ui/layout';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { TextField } from '@/ui/text-field';

import { useGame } from '../game';
import { placeName, portName, zoneName } from '../words/names-in';

interface WhereFormProps {
  value: Where;
  onChange: (where: Where) => void;
  kinds?: readonly Where['kind'][];
  /** A mine lies in a hex that has a name. */
  isHexNeeded?: boolean;
}

const KINDS = ['port', 'partial', 'open', 'zone'] as const;
const LONGEST_LABEL = 20;
/** Zones have no hexes, and Kronstadt lies in one. */
const ON_MAP = PORT_IDS.filter((port) => port !== 'kronstadt' && port !== 'neutral');

/** Where a group is: a port, a sea with the players' own label for its hex, or a strategic zone. */
export function WhereForm({ value, onChange, kinds = KINDS, isHexNeeded = false }: WhereFormProps) {
  const t = useT();
  const { view } = useGame();
  const { kind, name } = value;
  const isSea = kind === 'partial' || kind === 'open';
  return (
    <Stack gap="md">
      {kinds.length > 1 && (
        <SegmentedChoice
          label={t('tsushima.move.where')}
          value={kind}
          onChange={(next) => onChange({ kind: next, name: usualName(next) })}
          options={kinds.map((each) => ({
            value: each,
            label: t(`tsushima.move.kind.${each}`),
            shortLabel: t(`tsushima.move.kindShort.${each}`),
          }))}
          testID="where-kind"
        />
      )}
      {kind === 'port' && (
        <ChipChoice
          label={t('tsushima.move.port')}
          value={name}
          onChange={(port) => onChange({ kind, name: port })}
          options={PORT_IDS.map((port) => ({ value: port as string, label: portName(port) }))}
          testID="where-port"
        />
      )}
      {isSea && (
        <>
          <TextField
            label={isHexNeeded ? t('tsushima.move.hexNeeded') : t('tsushima.move.hex')}
            hint={isHexNeeded ? undefined : t('tsushima.move.hexHint')}
            value={isPort(name) ? '' : name}
            onChange={(hex) => onChange({ kind, name: hex.trim() })}
            maxLength={LONGEST_LABEL}
            kind="name"
            testID="where-hex"
          />
          <ChipChoice
            label={t('tsushima.move.known')}
            value={name}
            onChange={(hex) => onChange({ kind, name: hex })}
            options={[...hexesOf(view), ...(kind === 'partial' ? ON_MAP : [])].map((hex) => ({
              value: hex,
              label: isPort(hex) ? placeName({ kind, name: hex }) : hex,
            }))}
            testID="where-known"
          />
        </>
      )}
      {kind === 'zone' && (
        <>
          <ChipChoice
            label={t('tsushima.move.zone')}
            value={name}
            onChange={(zone) => onChange({ kind, name: zone })}
            options={zonesOf(view).map((zone) => ({ value: zone, label: zoneName(zone) }))}
            testID="where-zone"
          />
          <TextField
            label={t('tsushima.move.otherZone')}
            value={zonesOf(view).includes(name) ? '' : name}
            onChange={(zone) => onChange({ kind, name: zone.trim() })}
            maxLength={LONGEST_LABEL}
            kind="name"
            testID="where-other-zone"
          />
        </>
      )}
    </Stack>
  );
}

const isPort = (name: string): boolean => PORT_IDS.some((port) => port === name);

/** What a change of kind begins with: no hex, and no port anybody could be sent to unmeant. */
const usualName = (kind: Where['kind']): string => (kind === 'zone' ? 'china-sea' : '');

/** Hexes somebody is in, or that are mined. */
const hexesOf = (view: CampaignView): readonly string[] => {
  const seas = Object.values(view.groups).filter(({ where }) => where.kind === 'partial' || where.kind === 'open');
  const used = [...seas.map(({ where }) => where.name), ...view.mines.laid.map(({ hex }) => hex)];
  return [...new Set(used)].filter((hex) => hex !== '' && !isPort(hex)).sort();
};

/** Zones the text names, and those the players have named. */
const zonesOf = (view: CampaignView): readonly string[] => {
  const used = Object.values(view.groups).flatMap(({ where }) => (where.kind === 'zone' ? [where.name] : []));
  return [...new Set<string>([...ZONES, ...used])].filter((zone) => zone !== '');
};

/** Whether a place is told well enough to be recorded. */
export const isPlace = ({ kind, name }: Where): boolean => name !== '' || kind === 'partial' || kind === 'open';
