import { GuideHint } from '@/features/play/guide/guide-hint';
import type { ReactNode } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { useUndo } from '@/features/play/use-undo';
import { BandMark } from '@/kit/band-mark';
import { bandOf } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import type { Hex, OwedCode, Side } from '@/rules/mukden/index';
import { useSettings } from '@/store/settings';
import { IconButton } from '@/ui/icon-button';
import { Row } from '@/ui/layout';
import { Screen, type ScreenProps } from '@/ui/screen';

import { useGame } from '../game';

interface AttackFrameProps extends Pick<ScreenProps, 'actionBar' | 'lowRow' | 'tray'> {
  target: Hex | null;
  isMomentum: boolean;
  /** Whose screen it is now: the attacker's, or who suffers. */
  side?: Side;
  children: ReactNode;
}

/** The head of an attack, whatever stands it is in. */
export function AttackFrame({ target, isMomentum, side: shown, children, ...screen }: AttackFrameProps) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const { id, view, owed } = useGame();
  const { undo, undoLabel, mayUndo } = useUndo();
  const back = useBack(gameAddress(id));
  const side = shown ?? view.action?.side ?? view.actor;
  const band = bandOf(side);
  const guideWords =
    view.action === null
      ? t('mukden.guide.hint.plan', { button: t('mukden.attack.declare') })
      : t(`mukden.guide.todo.${owed[0]?.code as OwedCode}`);
  return (
    <Screen
      {...screen}
      title={titleOf()}
      subtitle={t('mukden.attack.where', { turn: view.turn, phase: view.phase, action: view.actionNumber })}
      back={{ label: t('common.back'), onPress: back }}
      band={band}
      right={
        <Row align="center">
          {mayUndo && view.action !== null && (
            <IconButton
              icon="undo"
              label={undoLabel}
              onPress={() => void undo()}
              color={band.on}
              testID="attack-undo"
            />
          )}
          <BandMark side={side} marks={marks} />
        </Row>
      }
      testID="attack"
    >
      <GuideHint words={guideWords} />
      {children}
    </Screen>
  );

  function titleOf(): string {
    if (isMomentum)
      return target === null ? t('mukden.attack.momentum') : t('mukden.attack.momentumOn', { hex: target });
    return target === null ? t('mukden.attack.title') : t('mukden.attack.on', { hex: target });
  }
}
