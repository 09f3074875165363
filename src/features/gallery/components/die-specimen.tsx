import { useT } from '@/messages/messages';
import { FACES } from '@/ui/dice-input';
import { DieFace } from '@/ui/die-face';
import { Row } from '@/ui/layout';
import { Section } from '@/ui/section';

import { Captioned, Plate } from './captioned';

export function DieSpecimen() {
  const t = useT();
  return (
    <Section title={t('gallery.sections.dice')}>
      <Plate>
        <Captioned caption={t('gallery.dice.success')}>
          <DieFace face={2} state="success" label={t('gallery.dice.saidSuccess', { face: 2 })} />
        </Captioned>
        <Captioned caption={t('gallery.dice.failed')}>
          <DieFace face={5} state="failed" label={t('gallery.dice.saidFailed', { face: 5 })} />
        </Captioned>
        <Captioned caption={t('gallery.dice.corrected')}>
          <DieFace face={6} state="failed" corrected label={t('gallery.dice.saidCorrected', { face: 6 })} />
        </Captioned>
        <Captioned caption={t('gallery.dice.next')}>
          <DieFace state="next" label={null} />
        </Captioned>
        <Captioned caption={t('gallery.dice.waiting')}>
          <DieFace state="waiting" label={null} />
        </Captioned>
        <Captioned caption={t('gallery.dice.plain')}>
          <DieFace face={4} label={t('gallery.dice.face', { face: 4 })} />
        </Captioned>
      </Plate>
      <Row wrap gap="xs">
        {FACES.map((face) => (
          <DieFace key={face} face={face} size={20} label={t('gallery.dice.face', { face })} />
        ))}
        {FACES.map((face) => (
          <DieFace
            key={`small-${face}`}
            face={face}
            size={20}
            state={face <= 2 ? 'success' : 'failed'}
            label={face <= 2 ? t('gallery.dice.saidSuccess', { face }) : t('gallery.dice.saidFailed', { face })}
          />
        ))}
      </Row>
    </Section>
  );
}
