import { looksTest } from '@/testing/looks';
import { openLooks } from '@/testing/shelf-looks/open-looks';
import { MUKDEN_LOOKS } from '@/testing/shelf-looks/mukden';

looksTest('a turn of Mukden', (fixture) => openLooks(fixture, MUKDEN_LOOKS));
