import { looksTest } from '@/testing/looks';
import { openLooks } from '@/testing/shelf-looks/open-looks';
import { RED_SUN_LOOKS } from '@/testing/shelf-looks/red-sun';

looksTest('a turn of Red Sun Rising', (fixture) => openLooks(fixture, RED_SUN_LOOKS));
