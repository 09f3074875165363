import { useState } from 'react';

import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { packages, texts } from './licences.json';

type Package = (typeof packages)[number] & { readonly copyright?: string };

/** Everything that is installed for the app, by licence; the most used first. */
const BY_LICENCE = [...new Set(packages.map(({ licence }) => licence))]
  .map((licence) => [licence, (packages as readonly Package[]).filter((each) => each.licence === licence)] as const)
  .sort(([, some], [, others]) => others.length - some.length);

/** Made from the lock file by src/tools/licences.mts. */
export function LicencesScreen() {
  const t = useT();
  return (
    <Screen title={t('about.licences.title')} back={useBack('/settings')} testID="licences">
      <Text>{t('about.licences.thanks', { count: packages.length })}</Text>
      {BY_LICENCE.map(([licence, some]) => (
        <Licence key={licence} licence={licence} packages={some} />
      ))}
    </Screen>
  );
}

function Licence({ licence, packages: some }: { licence: string; packages: readonly Package[] }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const text = (texts as Readonly<Record<string, string>>)[licence];
  const line = ({ name, version, copyright }: Package): string =>
    copyright === undefined
      ? t('about.licences.package', { name, version })
      : t('about.licences.packageOf', { name, version, copyright });
  return (
    <Section title={licence} aside={String(some.length)}>
      {/* One text for all of them: hundreds of rows would be made for nobody. */}
      <Text as="text2" color="ink2">
        {some.map(line).join('\n')}
      </Text>
      {text !== undefined && !isOpen && (
        <Button label={t('about.licences.text')} onPress={() => setIsOpen(true)} testID={`text-${licence}`} />
      )}
      {isOpen && <Text as="text2">{text}</Text>}
    </Section>
  );
}
