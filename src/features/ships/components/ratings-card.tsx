import { useState } from 'react';
import { View } from 'react-native';

import { inchWords } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import { libraryDesign, type ShelvedShip, type ShipDesign, type ShipDifference } from '@/rules/togo/index';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import type { Rating } from '../reason-words';
import { diceWords, mountWord, typeWord, weaponWord } from '../ship-words';
import { GunTable } from './gun-table';
import { KeyNumbers } from './key-numbers';
import { PlanCard } from './plan-card';
import { ReasonSheet } from './reason-sheet';

interface RatingsCardProps {
  ship: ShelvedShip;
  changes: readonly ShipDifference[];
}

interface Explained {
  readonly rating: Rating;
  readonly name: string;
  readonly value: string;
}

/** The ship card: her plan, the numbers under it, her guns. A tap on any of them says what it is made of. */
export function RatingsCard({ ship, changes }: RatingsCardProps) {
  const t = useT();
  const { color } = useTheme();
  const [open, setOpen] = useState<Explained | null>(null);
  const { design } = ship;
  const library = libraryDesign(design);
  const { mount } = design.ratings.torpedoes;
  const number = (rating: Exclude<Rating, object>, name: string) => {
    const value = valueOf(design, rating);
    const was = library ? valueOf(library, rating) : value;
    return {
      id: rating,
      name,
      value,
      was: was === value ? undefined : was,
      onPress: () => setOpen({ rating, name: t(TITLES[rating]), value }),
    };
  };

  return (
    <View testID="ratings">
      <View style={{ backgroundColor: color.card, borderBottomWidth: stroke.hairline, borderColor: color.rule }}>
        <View style={{ paddingTop: space.md }}>
          <PlanCard design={design} />
        </View>
        <KeyNumbers
          numbers={[
            number('speed', t('ships.row.speed')),
            number('armour', t('ships.page.armour')),
            number('size', t('ships.page.size')),
            number('torpedoes', t('ships.page.torpedoes')),
          ]}
        />
      </View>
      <GunTable
        batteries={design.ratings.batteries}
        library={library?.ratings.batteries ?? null}
        onExplain={(battery) =>
          setOpen({
            rating: { weapon: battery.weapon },
            name: weaponWord(battery.weapon),
            value: diceWords(battery),
          })
        }
      />
      {design.ratings.type === 'convoy' && design.ratings.batteries.length > 0 && (
        <Text as="text2" color="ink2" style={{ paddingHorizontal: space.edge, paddingTop: space.sm }}>
          {t('ships.page.convoy')}
        </Text>
      )}
      <View style={{ borderTopWidth: stroke.hairline, borderColor: color.rule }}>
        <KeyNumbers
          numbers={[
            number('type', typeWord(design.ratings.type)),
            { ...number('torpedoes', t('ships.page.tubes')), id: 'mount', value: mountWord(mount), was: undefined },
            number('boats', t('ships.page.boatsPerBase')),
          ]}
        />
      </View>
      {open && (
        <ReasonSheet
          ship={ship}
          {...open}
          changes={changes.filter((change) => concerns(change, open.rating))}
          onClose={() => setOpen(null)}
        />
      )}
    </View>
  );
}

function valueOf({ ratings }: ShipDesign, rating: Exclude<Rating, object>): string {
  switch (rating) {
    case 'type':
      return ratings.type;
    case 'speed':
      return inchWords(ratings.speed);
    case 'armour':
      return String(ratings.armour);
    case 'size':
      return `${ratings.size.gun}/${ratings.size.torpedo}`;
    case 'torpedoes':
      return String(ratings.torpedoes.factors);
    case 'boats':
      return String(ratings.boatsPerBase);
  }
}

function concerns(change: ShipDifference, rating: Rating): boolean {
  if (typeof rating === 'object') return change.field === 'battery' && change.weapon === rating.weapon;
  return FIELDS[rating].includes(change.field);
}

const TITLES = {
  type: 'ships.field.type',
  speed: 'ships.field.speed',
  armour: 'ships.field.armour',
  size: 'ships.reason.name.size',
  torpedoes: 'ships.reason.name.torpedoes',
  boats: 'ships.field.boatsPerBase',
} as const satisfies Record<Exclude<Rating, object>, string>;

const FIELDS: Readonly<Record<Exclude<Rating, object>, readonly ShipDifference['field'][]>> = {
  type: ['type'],
  speed: ['speed'],
  armour: ['armour'],
  size: ['gunSize', 'torpedoSize'],
  torpedoes: ['factors', 'mount'],
  boats: ['boatsPerBase'],
};
