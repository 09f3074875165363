import { NotThere } from '@/kit/not-there';
import { useT } from '@/messages/messages';

/** An old link, or a ship that was deleted. */
export function NoShip() {
  const t = useT();
  const way = { label: t('ships.page.notFound.back'), to: '/ships', testID: 'to-ships' } as const;
  const words = { title: t('ships.page.notFound.title'), text: t('ships.page.notFound.text') };
  return <NotThere icon="ship" {...words} way={way} testID="no-ship" />;
}
