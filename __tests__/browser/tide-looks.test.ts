import { looksTest } from '@/testing/looks';
import { openLooks } from '@/testing/shelf-looks/open-looks';
import { TIDE_LOOKS } from '@/testing/shelf-looks/tide';

looksTest('a Naval Phase', (fixture) => openLooks(fixture, TIDE_LOOKS));
