import { looksTest } from '@/testing/looks';
import { openLooks } from '@/testing/shelf-looks/open-looks';
import { TSUSHIMA_LOOKS } from '@/testing/shelf-looks/tsushima';

looksTest('a month of Tsushima', (fixture) => openLooks(fixture, TSUSHIMA_LOOKS));
