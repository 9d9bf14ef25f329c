// `? remember this as PHRASE`: the last question's command becomes a recipe of the person's own.

import { addRecipe } from '../../config/change-recipes.ts';
import { recipesPath } from '../../config/settings-file.ts';
import { makeAllVisible } from '../../domain/visible.ts';
import type { PersonSide } from '../asking/person-side.ts';
import type { Person } from '../shared/own-folders.ts';
import { addedSentence, rememberLast } from '../verbs/recipes/remember.ts';

type Here = {
  readonly person: Pick<PersonSide, 'screen'>;
  readonly surroundings: Person;
  readonly shellPid: number;
};

/** Rejects with `BeckError` where there is nothing to remember. */
export async function rememberAs(
  phrase: string,
  { person, surroundings, shellPid }: Here,
): Promise<{ readonly status: number }> {
  const recipe = await rememberLast(phrase, { person: surroundings, shellPid });
  await addRecipe(recipesPath(surroundings.env, surroundings.home), recipe);
  person.screen.show({ type: 'note', text: addedSentence(recipe, makeAllVisible) });
  return { status: 0 };
}
