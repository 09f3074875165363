import { t } from '@/messages/messages';
import type { ShipType } from '@/rules/togo/index';

export function typeWords(type: ShipType): string {
  const words: Readonly<Record<ShipType, string>> = {
    B: t('battle.type.B'),
    CA: t('battle.type.CA'),
    C2: t('battle.type.C2'),
    C3: t('battle.type.C3'),
    TBD: t('battle.type.TBD'),
    TB: t('battle.type.TB'),
    convoy: t('battle.type.convoy'),
  };
  return words[type];
}
