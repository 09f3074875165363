import { FACES } from '@/ui/dice-input';
import { DieFace } from '@/ui/die-face';
import { Row } from '@/ui/layout';
import { Section } from '@/ui/section';

import { Captioned, Plate } from './captioned';

export function DieSpecimen() {
  return (
    <Section title="Dice">
      <Plate>
        <Captioned caption="success">
          <DieFace face={2} state="success" label="Die showing 2, success" />
        </Captioned>
        <Captioned caption="failed">
          <DieFace face={5} state="failed" label="Die showing 5, failed" />
        </Captioned>
        <Captioned caption="corrected">
          <DieFace face={6} state="failed" corrected label="Die showing 6, corrected, failed" />
        </Captioned>
        <Captioned caption="next">
          <DieFace state="next" label={null} />
        </Captioned>
        <Captioned caption="waiting">
          <DieFace state="waiting" label={null} />
        </Captioned>
        <Captioned caption="pad">
          <DieFace face={4} label="Face 4" />
        </Captioned>
      </Plate>
      <Row wrap gap="xs">
        {FACES.map((face) => (
          <DieFace key={face} face={face} size={20} label={`Face ${face}`} />
        ))}
        {FACES.map((face) => (
          <DieFace
            key={`small-${face}`}
            face={face}
            size={20}
            state={face <= 2 ? 'success' : 'failed'}
            label={face <= 2 ? `Die showing ${face}, success` : `Die showing ${face}, failed`}
          />
        ))}
      </Row>
    </Section>
  );
}
