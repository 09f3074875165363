import { useState } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { OpenOrCurtainScreen } from '@/features/play/side-curtain';
import { RuleLink } from '@/kit/rule-link';
import { bandOf } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { type CampaignView, type GroupView, type Where } from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Row } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';
import { ToggleRow } from '@/ui/toggle-row';

import { useActWithToast, useGame } from '../game';
import { placeName } from '../words/names-in';

/** Ships of one place put together anew: ticked in line order, the first leads (TSU-12). */
export function FormScreen({ param }: { param: string }) {
  const t = useT();
  const { id, view } = useGame();
  const back = useBack(gameAddress(id));
  const group = view.groups[param];
  if (group === undefined || group.ships === null) {
    return (
      <Screen title={t('tsushima.form.title')} back={{ label: t('common.back'), onPress: back }} testID="form">
        <EmptyState icon="ship" title={t('tsushima.form.none')} text={t('tsushima.form.noneText')} />
      </Screen>
    );
  }
  return <Form group={group} onBack={back} />;
}

interface FormProps {
  group: GroupView;
  onBack: () => void;
  /** Behind a curtain: draws it. */
  onClose?: () => void;
}

export function Form({ group, onBack, onClose }: FormProps) {
  const t = useT();
  const act = useActWithToast();
  const { view, nameOf } = useGame();
  const [ships, setShips] = useState<readonly string[]>(group.ships ?? []);
  const [name, setName] = useState(group.name ?? '');
  const near = groupsAt(view, group.side, group.where);
  const toggle = (ship: string) =>
    setShips((chosen) => (chosen.includes(ship) ? chosen.filter((each) => each !== ship) : [...chosen, ship]));
  const keep = async () => {
    const named = name.trim() === '' ? {} : { name: name.trim() };
    if (await act({ type: 'form', side: group.side, ships, ...named })) onBack();
  };
  return (
    <OpenOrCurtainScreen
      title={t('tsushima.form.title')}
      subtitle={placeName(group.where)}
      band={bandOf(group.side)}
      onBack={onBack}
      onClose={onClose}
      testID="form"
      actionBar={{
        main: (
          <Button
            kind="primary"
            label={t('tsushima.form.keep', { count: ships.length })}
            disabled={ships.length === 0}
            onPress={() => void keep()}
            testID="form-keep"
          />
        ),
      }}
    >
      <Row align="center" gap="sm">
        <Text style={{ flex: 1 }}>{t('tsushima.form.text')}</Text>
        <RuleLink rule="TSU-12" />
      </Row>
      <TextField
        label={t('tsushima.form.name')}
        value={name}
        onChange={setName}
        maxLength={40}
        kind="name"
        testID="form-name"
      />
      <Card padded={false}>
        {near.flatMap(({ id, ships: own }) =>
          (own ?? []).map((ship) => {
            const place = ships.indexOf(ship);
            return (
              <ToggleRow
                key={ship}
                kind="checkbox"
                title={nameOf(ship)}
                subtitle={id === group.id ? undefined : nameOf(id)}
                said={place < 0 ? undefined : t('tsushima.move.placeInLine', { place: place + 1 })}
                trailing={place < 0 ? undefined : <Tag text={String(place + 1)} />}
                on={place >= 0}
                onChange={() => toggle(ship)}
                testID={`form-${ship}`}
              />
            );
          }),
        )}
      </Card>
    </OpenOrCurtainScreen>
  );
}

/** Groups of a side in the same place that are not in dock. */
const groupsAt = (view: CampaignView, side: GroupView['side'], where: Where): readonly GroupView[] =>
  Object.values(view.groups).filter(
    (group) =>
      group.side === side &&
      group.kind !== 'dock' &&
      group.where.kind === where.kind &&
      group.where.name === where.name,
  );
